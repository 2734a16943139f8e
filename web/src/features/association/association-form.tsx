import './association.css'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { Form } from '../../ui/form/form.tsx'
import { Note } from '../../ui/note.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'
import { AddressFields, BankFields, ContactFields, type Country, SiteFields } from './association-fields.tsx'
import { BoardFields } from './board-fields.tsx'
import { associationTexts } from './texts.ts'
import { type AssociationFormProps, useAssociationForm } from './use-association-form.ts'

/** Everything that site, mails, invoices and documents say about the association. */
export const AssociationForm = ({
  countries,
  ...props
}: AssociationFormProps & { countries: readonly Country[] }) => {
  const texts = useTexts(associationTexts)
  const { form, field, frame, hasConflict, keepMine, takeTheirs } = useAssociationForm(props)
  const fields = { form, field }
  return (
    <div className="association-form">
      <p>{texts.intro}</p>
      {hasConflict && <ConflictNote onKeepMine={keepMine} onTakeTheirs={takeTheirs} />}
      <Form submitLabel={texts.save} {...frame}>
        <SiteFields {...fields} />
        <AddressFields {...fields} countries={countries} />
        <ContactFields {...fields} />
        <BoardFields {...fields} />
        <BankFields {...fields} />
      </Form>
    </div>
  )
}

interface ConflictNoteProps {
  onKeepMine: () => Promise<void>
  onTakeTheirs: () => Promise<void>
}

const ConflictNote = ({ onKeepMine, onTakeTheirs }: ConflictNoteProps) => {
  const texts = useTexts(associationTexts)
  const mine = usePending()
  const theirs = usePending()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Returns a promise in some browsers, which is no cleanup function.
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div role="alert" ref={note}>
      <Note title={texts.conflictTitle}>
        <p>{texts.conflict}</p>
        <div className="association-choice">
          <PendingButton isPending={mine.isPending} isQuiet onClick={() => void mine.run(onKeepMine)}>
            {texts.keepMine}
          </PendingButton>
          <PendingButton isPending={theirs.isPending} isQuiet onClick={() => void theirs.run(onTakeTheirs)}>
            {texts.takeTheirs}
          </PendingButton>
        </div>
      </Note>
    </div>
  )
}
