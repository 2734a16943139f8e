import type { ApplicationInput } from '@academy/contract/applications/schemas'
import type { useContractForm } from '../../ui/form/use-contract-form.ts'

/** What stands in the fields of the application. */
export type TypedApplication = typeof ApplicationInput._zod.input

/** The form of the application, as its parts use it. */
export type ApplicationForm = ReturnType<typeof useContractForm<TypedApplication, ApplicationInput>>
