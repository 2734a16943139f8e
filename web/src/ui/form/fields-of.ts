import type { RegisterOptions, UseFormRegisterReturn } from 'react-hook-form'

/** What a part that several forms share needs of each of them: they have at least the fields with these names. */
export interface FieldsOf<Name extends string> {
  field: (
    name: Name,
    options?: Pick<RegisterOptions, 'onBlur' | 'onChange'>,
  ) => UseFormRegisterReturn & { error: string | undefined }
  /** Revalidates a field that depends on another one, if the user has visited it or it has an error. */
  recheck: (name: Name) => () => void
}
