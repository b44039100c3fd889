import { loadImage } from '../../supabase/local/image'

/** Before the first file: two workers at once would each make the same images, ten seconds of work. */
export default async function prepareImages(): Promise<void> {
  for (const seeded of [false, true]) await loadImage({ seeded, log: () => undefined })
}
