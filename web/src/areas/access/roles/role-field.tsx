import type { GivenRole } from '@academy/contract/base/roles'
import type { ComponentProps } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { roleTexts } from './texts.ts'

interface RoleFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'hint'> {
  roles: readonly GivenRole[]
  /** The chosen role, of which the field says what it allows. */
  chosen: GivenRole | undefined
}

/** A choice of roles, with what somebody can do with the chosen one. */
export const RoleField = ({ roles, chosen, ...select }: RoleFieldProps) => {
  const texts = useTexts(roleTexts)
  return (
    <SelectField
      label={texts.role}
      hint={chosen && texts.abilities[chosen]}
      options={roles.map(value => ({ value, label: texts.roleNames[value] }))}
      {...select}
    />
  )
}
