/** The names of the months in the languages of the site, as people write them. In lower case. */
const names: readonly (readonly string[])[] = [
  ['januar', 'jänner', 'jaenner', 'january'],
  ['februar', 'feber', 'february'],
  ['märz', 'maerz', 'mrz', 'march'],
  ['april'],
  ['mai', 'may'],
  ['juni', 'juno', 'june'],
  ['juli', 'july'],
  ['august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['dezember', 'december'],
]

const MIN_LETTERS = 3

/** Returns the number of a month by its name or a beginning of it, with or without a dot: Juli, Jul., sept → 7, 7, 9. */
export const monthOf = (text: string): number | undefined => {
  const typed = text.toLowerCase().replace(/\.$/, '')
  if (typed.length < MIN_LETTERS) return undefined
  const index = names.findIndex(month => month.some(name => name.startsWith(typed)))
  return index < 0 ? undefined : index + 1
}
