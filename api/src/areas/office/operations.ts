// Every file with operations: api/src/routes.ts serves what they export.

export * as academies from './academies/academies.ts'
export * as academiesCopy from './academies/copy.ts'
export * as showOffice from './dashboard/dashboard.ts'
export * as issuePass from './maintenance/health.ts'
export * as personPageCorrect from './person-page/person.ts'
export * as sendLinks from './person-page/send-links.ts'
export * as createFirstAdmin from './setup/setup.ts'
export * as textPreviewsPreview from './text-previews/preview.ts'
