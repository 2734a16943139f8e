// Every file with operations: api/src/routes.ts serves what they export.

export * as feedback from './feedback/feedback.ts'
export * as groupMails from './group-mails/group-mails.ts'
export * as groupMailsNews from './group-mails/news.ts'
export * as groupMailsPreview from './group-mails/preview.ts'
export * as lettersDownloads from './letters/downloads.ts'
export * as outbox from './mails/outbox.ts'
export * as noticesChoose from './notices/notices.ts'
export * as surveysDownloads from './surveys/downloads.ts'
export * as surveys from './surveys/surveys.ts'
