// What other areas may use of this one.
export { findOwnPapers, type OwnPaper, renderOwnPaper } from './letters/own-papers.ts'
export { classJson, classTables, type LetterClass, listOf, optionName } from './letters/queries.ts'
export { noticeMail, noticePages } from './notices/mails.ts'
export { surveyMail } from './surveys/mails.ts'
