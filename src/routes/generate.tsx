import { useNavigate, useSearchParams } from 'react-router-dom'
import { addresses } from '@/catalogue/addresses'
import { PageHeader } from '@/components/page-header'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { usePage } from '@/components/use-page'
import { useSession } from '@/features/auth/session'
import { GeneratorForm } from '@/features/generator/generator-form'
import { GeneratorGuide } from '@/features/generator/generator-guide'
import { GeneratorSettings } from '@/features/generator/generator-settings'
import type { MadePrayer } from '@/features/generator/made-prayer'
import { OfflineVoices } from '@/features/generator/offline-voices'
import { resultState } from '@/features/generator/made-prayer-store'
import { useSaveMadePrayer } from './use-save-made-prayer'

const TABS = ['generate', 'guide', 'settings'] as const

export default function Generate() {
  usePage({
    title: 'Generate a Prayer',
    description:
      'Choose a tradition, a type and a category, and receive a prayer in three lengths.',
  })
  const { user } = useSession()
  const navigate = useNavigate()
  const save = useSaveMadePrayer()
  const [parameters, setParameters] = useSearchParams()
  const tab = TABS.find((name) => name === parameters.get('tab')) ?? 'generate'

  function handleTab(next: string) {
    setParameters((before) => {
      const after = new URLSearchParams(before)
      if (next === 'generate') after.delete('tab')
      else after.set('tab', next)
      return after
    })
  }

  function handleMade(made: MadePrayer) {
    void navigate(addresses.prayerResult, { state: resultState(made) })
  }

  return (
    <Tabs value={tab} onValueChange={handleTab}>
      <PageHeader
        back={{ to: addresses.home, label: 'Back' }}
        title="Generate a Prayer"
        description="Choose the voice it speaks in and what it is for."
        actions={
          <TabList aria-label="Prayer generator">
            <Tab value="generate">Generate</Tab>
            <Tab value="guide">Guide</Tab>
            <Tab value="settings">Settings</Tab>
          </TabList>
        }
      />
      <TabPanel value="generate">
        <OfflineVoices />
        <GeneratorForm viewerId={user?.id ?? null} save={save} onMade={handleMade} />
      </TabPanel>
      <TabPanel value="guide">
        <GeneratorGuide />
      </TabPanel>
      <TabPanel value="settings">
        <GeneratorSettings />
      </TabPanel>
    </Tabs>
  )
}
