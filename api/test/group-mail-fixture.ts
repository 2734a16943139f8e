import {
  addGroupMail,
  changeGroupMail,
  sendGroupMail,
} from '@academy/contract/messages/group-mails/endpoints'
import type { GroupMailContent } from '@academy/contract/messages/group-mails/schemas'
import type { Person, TestApp } from './app.ts'

export const written: GroupMailContent = {
  kind: 'necessary',
  subject_de: 'Anreise {year}',
  subject_en: 'Arrival {year}',
  text_de: 'Liebe Grüße an Familie {last_name}.',
  text_en: 'Best wishes to the {last_name} family.',
}

/** Makes accounts with confirmed addresses, every second of them in English. Returns their ids. */
export const insertPeople = async ({ db }: TestApp, count: number): Promise<number[]> => {
  const rows = await db
    .insertInto('accounts')
    .values(
      Array.from({ length: count }, (_, index) => ({
        first_name: 'Mira',
        last_name: `Talbach${index}`,
        email: `p${index}@group.example`,
        email_canonical: `p${index}@group.example`,
        password_hash: 'none',
        email_verified: true,
        locale: index % 2 ? ('en' as const) : ('de' as const),
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Makes a group mail that is being sent. Returns its id. */
export const startGroupMail = async (
  fixture: TestApp,
  as: Person,
  account_ids: number[],
  change: Partial<GroupMailContent> = {},
): Promise<number> => {
  const { id, version } = (await fixture.call(addGroupMail, { body: { account_ids } }, { as })).body
  const params = { id: String(id) }
  const body = { version, ...written, ...change }
  const saved = (await fixture.call(changeGroupMail, { params, body }, { as })).body
  const sent = { version: saved.version, count: saved.counts.recipients }
  await fixture.call(sendGroupMail, { params, body: sent }, { as })
  return id
}
