import { textAt, type XmlElement } from './xml.ts'

interface Party {
  name: string
  iban: string
  ultimate: string
}

const MAX_NAME = 200

/** `who` is `Dbtr` or `Cdtr`. Since version 08 the name is one element deeper. */
const partyOf = (details: XmlElement | undefined, who: 'Dbtr' | 'Cdtr'): Party => ({
  name: textAt(details, `RltdPties/${who}/Nm`, `RltdPties/${who}/Pty/Nm`).slice(0, MAX_NAME),
  iban: textAt(details, `RltdPties/${who}Acct/Id/IBAN`).replace(/\s/g, '').toUpperCase().slice(0, 34),
  ultimate: textAt(details, `RltdPties/Ultmt${who}/Nm`, `RltdPties/Ultmt${who}/Pty/Nm`).slice(0, MAX_NAME),
})

/**
 * Returns the other side of a transaction. Of a return some banks name the parties of the first transfer and
 * some those of the return, so the association's account is left out whichever side it is on.
 */
export const otherParty = (
  details: XmlElement | undefined,
  direction: 'in' | 'out',
  ownIban: string,
): Party => {
  const order = direction === 'in' ? (['Dbtr', 'Cdtr'] as const) : (['Cdtr', 'Dbtr'] as const)
  const parties = order.map(who => partyOf(details, who)).filter(party => party.iban !== ownIban)
  const none: Party = { name: '', iban: '', ultimate: '' }
  return parties.find(party => party.iban) ?? parties.find(party => party.name) ?? none
}
