import {
  Menu,
  MenuChoice,
  MenuChoices,
  MenuPanel,
  MenuRule,
  MenuTrigger,
} from '@/components/ui/menu'
import { ReadingButton } from './reading-button'
import {
  LINE_SPACINGS,
  namesOf,
  TEXT_SIZES,
  type LineSpacing,
  type ReadingSettings,
  type TextSize,
} from './reading-settings'

interface ReadingMenuProps {
  settings: ReadingSettings
  onChange: (settings: ReadingSettings) => void
}

/** Stays open while it is chosen in: the text behind it shows what each choice does. */
export function ReadingMenu({ settings, onChange }: ReadingMenuProps) {
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>
        <ReadingButton />
      </MenuTrigger>
      <MenuPanel>
        <MenuChoices<TextSize>
          label="Text size"
          value={settings.size}
          onChange={(size) => onChange({ ...settings, size })}
        >
          {namesOf(TEXT_SIZES).map((size) => (
            <MenuChoice key={size} value={size} />
          ))}
        </MenuChoices>
        <MenuRule />
        <MenuChoices<LineSpacing>
          label="Line spacing"
          value={settings.spacing}
          onChange={(spacing) => onChange({ ...settings, spacing })}
        >
          {namesOf(LINE_SPACINGS).map((spacing) => (
            <MenuChoice key={spacing} value={spacing} />
          ))}
        </MenuChoices>
      </MenuPanel>
    </Menu>
  )
}
