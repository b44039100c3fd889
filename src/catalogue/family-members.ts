/** The six family members, in the order of their page. */
export const FAMILY_MEMBERS = [
  'Mother',
  'Father',
  'Children',
  'Siblings',
  'Grandparents',
  'Extended Family',
] as const

export type FamilyMember = (typeof FAMILY_MEMBERS)[number]

/** Reads a member from its displayed or lower-case form (the form its tag has); null when it names none. */
export function findFamilyMember(text: string): FamilyMember | null {
  const wanted = text.trim().toLowerCase()
  return FAMILY_MEMBERS.find((member) => member.toLowerCase() === wanted) ?? null
}
