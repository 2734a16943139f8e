// What other areas may use of this one.

export { findOwnPapers, type OwnPaper, renderOwnPaper } from './letters/own-papers.ts'
export type { LetterClass } from './letters/queries.ts'
export { noticeMail, noticePages } from './notices/mails.ts'
export { surveyMail } from './surveys/mails.ts'

// Fragments of SQL, for a statement of another area that builds one answer (docs/decisions/104).

export { classJson, classTables, optionName } from './letters/queries.ts'
