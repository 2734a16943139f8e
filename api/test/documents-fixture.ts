import { publishDocument } from '@academy/contract/site/documents/endpoints'
import type { OfficeDocumentDetail, WrittenDocument } from '@academy/contract/site/documents/office-schemas'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import type { Person } from './app.ts'
import { lodgingFixture } from './lodging-fixture.ts'

export const TODAY = '2027-03-02'

/** A short document, because rendering a long one is slow. */
export const shortText = (said: string): WrittenDocument => ({
  title: 'Terms',
  subtitle: '',
  version_note: '',
  sections: [{ heading: 'Fees', text: `${said}\n\nThe fee is {handling_fee}. Write to {email}.` }],
})

interface Publication {
  version: number
  name?: DocumentName
  valid_from?: string
  said?: string
}

export const publication = ({ version, valid_from = TODAY, said = 'Hello' }: Publication) => ({
  version,
  valid_from,
  text_de: shortText(said),
  text_en: shortText(said),
})

/** An association with an address, an academy with prices, and somebody of the office. Today is 2 March 2027. */
export const documentsFixture = async () => {
  const fixture = await lodgingFixture()
  await fixture.db
    .updateTable('association')
    .set({ street: 'Seeweg 2', zip: '1234', city: 'Lindsee', contact_email: 'post@verein.example' })
    .execute()
  const manager: Person = await fixture.person(['AcademyManager'])
  const publish = async ({
    name = 'terms_and_conditions',
    ...wanted
  }: Publication): Promise<OfficeDocumentDetail> =>
    (await fixture.call(publishDocument, { params: { name }, body: publication(wanted) }, { as: manager }))
      .body
  const contentBehind = async (url: string) => {
    const { pathname, search } = new URL(url)
    return (await fixture.app.inject({ url: pathname + search })).rawPayload
  }
  return { ...fixture, manager, publish, contentBehind }
}
export type DocumentsFixture = Awaited<ReturnType<typeof documentsFixture>>
