import { AudioLines } from 'lucide-react'
import { ComingSoon } from '@/components/coming-soon'

export default function Audio() {
  return (
    <ComingSoon
      title="Audio Prayers"
      description="Prayers to listen to, for closed eyes and busy hands."
      icon={AudioLines}
    >
      <p>
        Audio prayers are on their way: calm human pacing, one voice, and silence where silence
        belongs. Nothing plays by itself, ever.
      </p>
      <p>
        Until then every prayer of the library can be read in three lengths, and read aloud by you.
      </p>
    </ComingSoon>
  )
}
