import type { ApplicationInput } from '@academy/contract/applications/schemas'
import type { useContractForm } from '../../ui/form/use-contract-form.ts'

/** The form values of an application. */
export type TypedApplication = typeof ApplicationInput._zod.input

/** The form object that the parts of the form use. */
export type ApplicationForm = ReturnType<typeof useContractForm<TypedApplication, ApplicationInput>>
