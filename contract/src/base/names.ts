// Scripts in which the zero-width joiner and non-joiner are needed for spelling.
const joining = [
  'Arab',
  'Syrc',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
]
  .concat(['Sinh', 'Khmr', 'Mymr', 'Tibt'])
  .map(script => `\\p{Script=${script}}`)
  .join('')
const neededJoiner = new RegExp(`(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`, 'gu')

// Control and direction characters, line and paragraph separators, lone surrogates.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** Replaces tabs by spaces: cells copied from a spreadsheet contain them. */
export const withoutTabs = (text: string): string => text.replaceAll('\t', ' ')

/** Whether a text is one line of visible characters. */
export const isPlainLine = (text: string): boolean => !invisible.test(text.replace(neededJoiner, ''))

// A scheme, `www.`, or a host with a path. Abbreviations such as "Dr.phil." match none of them.
const webAddress = /:\/\/|\bhttps?:|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}(:\d+)?\//iu

/** Whether a name contains something that mail programs turn into a link. */
export const hasWebAddress = (name: string): boolean => webAddress.test(name.normalize('NFKC'))
