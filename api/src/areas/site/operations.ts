// Every file with operations: api/src/routes.ts serves what they export.

export * as association from './association/association.ts'
export * as contactAnswer from './contact/contact.ts'
export * as documents from './documents/documents.ts'
export * as publishUpload from './documents/publish.ts'
export * as showPage from './site-texts/site-texts.ts'
