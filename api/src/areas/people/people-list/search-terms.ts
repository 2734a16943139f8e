/** What a search may mean besides a name or an email address. */
export interface SearchTerms {
  /** The number of an invoice without its year, and its year if it was typed. */
  number: number | null
  year: number | null
  /** The beginning of an invoice number, such as `2027-00`. */
  prefix: string | null
  /** The beginning of a payment reference. */
  reference: string | null
  /** A room, without the word for it. */
  room: string | null
}

const invoiceNumber = /(?<!\d)(20\d\d|21\d\d)-(\d{1,9})$/
const onlyNumber = /^\d{1,9}$/
const reference = /^RF\d{2}[A-Z0-9]{0,21}$/
const roomWord = /^(?:zimmer|room|zi\.?)\s+/i

/** Returns what else to look for; the words of names and addresses are split by the database. */
export const searchTerms = (search: string): SearchTerms => {
  const code = search.replaceAll(/\s/g, '').toUpperCase()
  const [, year, number] = invoiceNumber.exec(code) ?? []
  const room = search.replace(roomWord, '').trim()
  return {
    number: number || onlyNumber.test(code) ? Number(number ?? code) : null,
    year: year ? Number(year) : null,
    prefix: year && number ? `${year}-${number}` : null,
    reference: reference.test(code) ? code : null,
    room: room && !room.includes('@') ? room : null,
  }
}
