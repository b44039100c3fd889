import { Video as VideoIcon } from 'lucide-react'
import { ComingSoon } from '@/components/coming-soon'

export default function Video() {
  return (
    <ComingSoon
      title="Video Prayers"
      description="Prayers with quiet pictures, for a room full of people or a small screen."
      icon={VideoIcon}
    >
      <p>
        Video prayers are on their way: the words on the screen at the pace of a breath, so that a
        group can pray them together.
      </p>
      <p>
        Until then every prayer of the library can be read in three lengths, copied, shared and
        printed.
      </p>
    </ComingSoon>
  )
}
