// Every file with operations: api/src/routes.ts serves what they export.

export * as auditLogList from './audit-log/audit-log.ts'
export * as erasure from './erasure/erasure.ts'
export * as confirmByMail from './erasure/request.ts'
export * as linkExport from './personal-data/data-export.ts'
export * as listTopics from './personal-data/list-topics.ts'
export * as retention from './retention/retention.ts'
