// Every file with operations: api/src/routes.ts serves what they export.
export * as confirmByMail from './erasure/confirm-by-mail.ts'
export * as erasure from './erasure/erasure.ts'
export * as erasureRequest from './erasure/request.ts'
export * as linkExport from './personal-data/link-export.ts'
export * as listTopics from './personal-data/list-topics.ts'
export * as requestExport from './personal-data/request-export.ts'
export * as showExport from './personal-data/show-export.ts'
export * as retention from './retention/retention.ts'
