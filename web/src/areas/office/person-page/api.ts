import * as accounts from '@academy/contract/access/accounts/endpoints'
import * as selection from '@academy/contract/admission/selection/office-endpoints'
import type { BodyOf, ReplyOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/office/person-page/endpoints'
import type { Person, PersonNote } from '@academy/contract/office/person-page/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'

const by = (id: number) => ({ params: { id: String(id) } })

export const loadPerson = (call: Call, id: string): Promise<Person> =>
  call(contract.showPerson, { params: { id } }, quiet)

export const personQuery = (call: Call, id: string): DataQuery<Person> =>
  defineQuery(call, ['person', id], call => loadPerson(call, id))

/** Returns the id of the new account. */
export const addPerson = async (call: Call, body: BodyOf<typeof contract.addPerson>): Promise<number> =>
  (await call(contract.addPerson, { body }, quiet)).id

export const correctPerson = async (
  call: Call,
  id: number,
  body: BodyOf<typeof contract.correctPerson>,
): Promise<void> => {
  await call(contract.correctPerson, { ...by(id), body }, quiet)
}

/** The new address counts once it is confirmed. Needs the password of the caller. */
export const changeEmail = async (
  call: Call,
  id: number,
  body: { email: string; current_password: string },
): Promise<void> => {
  await call(accounts.updateUser, { ...by(id), body }, quiet)
}

export const sendPasswordLink = (call: Call, id: number): Promise<void> =>
  call(contract.sendPasswordLink, by(id), quiet)

export const sendConfirmationLink = (call: Call, id: number): Promise<void> =>
  call(contract.sendConfirmationLink, by(id), quiet)

export const addNote = async (call: Call, id: number, text: string): Promise<void> => {
  await call(contract.addNote, { ...by(id), body: { text } }, quiet)
}

interface NoteKey {
  personId: number
  noteId: number
}
const noteBy = ({ personId, noteId }: NoteKey) => ({
  params: { id: String(personId), noteId: String(noteId) },
})

export const changeNote = (
  call: Call,
  note: NoteKey,
  body: BodyOf<typeof contract.changeNote>,
): Promise<PersonNote> => call(contract.changeNote, { ...noteBy(note), body }, quiet)

/** Returns the note as it is now. */
export const loadNote = async (call: Call, { personId, noteId }: NoteKey): Promise<PersonNote> => {
  const { notes } = await loadPerson(call, String(personId))
  const note = notes.find(({ id }) => id === noteId)
  if (!note) throw new Error('The note was deleted')
  return note
}

export const deleteNote = (call: Call, note: NoteKey): Promise<void> =>
  call(contract.deleteNote, noteBy(note), quiet)

/** Returns a link that expires soon. The server records who asked for it. */
export const loadResumeLink = async (call: Call, applicationId: number): Promise<string> =>
  (await call(contract.openResume, by(applicationId), quiet)).url

export type OfficeWithdrawal = ReplyOf<typeof contract.personWithdrawal>

export const loadWithdrawal = (call: Call, applicationId: number): Promise<OfficeWithdrawal> =>
  call(contract.personWithdrawal, by(applicationId), quiet)

/** At the cost confirmed by the office, or free of charge, with what is cancelled together with a place. */
export const withdrawFor = (
  call: Call,
  applicationId: number,
  cost: number | 'free',
  attached: { bookings: string; concerts: string },
): Promise<void> =>
  call(
    contract.withdrawForPerson,
    { ...by(applicationId), query: { ...(cost === 'free' ? { free: '1' } : { cost }), ...attached } },
    quiet,
  )

/** `over_places`: the office knows that all places are taken or offered. */
export const acceptLate = (
  call: Call,
  applicationId: number,
  body: { reason: string; over_places: boolean },
): Promise<void> => call(selection.acceptLate, { ...by(applicationId), body }, quiet)
