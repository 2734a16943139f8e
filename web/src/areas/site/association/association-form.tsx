import './association.css'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { Form } from '../../../ui/form/form.tsx'
import {
  AddressFields,
  BankFields,
  ContactFields,
  type Country,
  ReminderFields,
  SiteFields,
} from './association-fields.tsx'
import { BoardFields } from './board-fields.tsx'
import { associationTexts } from './texts.ts'
import { type AssociationFormProps, useAssociationForm } from './use-association-form.ts'

/** Everything that site, mails, invoices and documents say about the association. */
export const AssociationForm = ({
  countries,
  ...props
}: AssociationFormProps & { countries: readonly Country[] }) => {
  const texts = useTexts(associationTexts)
  const { form, field, frame, conflict } = useAssociationForm(props)
  const fields = { form, field }
  return (
    <div className="association-form">
      <p>{texts.intro}</p>
      {conflict && <ConflictNote title={texts.conflictTitle} {...conflict} />}
      <Form submitLabel={texts.save} {...frame}>
        <SiteFields {...fields} />
        <AddressFields {...fields} countries={countries} />
        <ContactFields {...fields} />
        <BoardFields {...fields} />
        <BankFields {...fields} />
        <ReminderFields {...fields} />
      </Form>
    </div>
  )
}
