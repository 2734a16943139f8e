import './consents.css'
import { type VoluntaryKind, voluntaryKinds } from '@academy/contract/base/consent-kinds'
import type { Consents } from '@academy/contract/people/consents/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useSaveFailure } from '../../../base/use-pending.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { consentTexts } from './texts.ts'

interface VoluntaryChoicesProps {
  given: Consents
  isFixed?: boolean
  /** For the office, which reads about somebody else. */
  saved?: string
  /** Saves the choice and reloads. */
  onChoose: (kind: VoluntaryKind, is_given: boolean) => Promise<void>
}

interface Choice {
  /** Shown as chosen while it is being saved. */
  saving: VoluntaryKind | undefined
  choose: (kind: VoluntaryKind, is_given: boolean) => void
}

/** One checkbox for each voluntary consent, saved at once. */
export const VoluntaryChoices = ({ given, isFixed = false, saved, onChoose }: VoluntaryChoicesProps) => {
  const texts = useTexts(consentTexts)
  const fail = useSaveFailure()
  const [saving, setSaving] = useState<VoluntaryKind>()
  const save = async (kind: VoluntaryKind, is_given: boolean) => {
    setSaving(kind)
    try {
      await onChoose(kind, is_given)
      showAlert('success', saved ?? texts.saved)
    } catch (error) {
      fail(error)
    }
    setSaving(undefined)
  }
  const choose = (kind: VoluntaryKind, is_given: boolean) => {
    if (saving === undefined) void save(kind, is_given)
  }
  const choice = { given, isFixed, saving, choose }
  return (
    <div className="consent-choices">
      {voluntaryKinds.map(kind => (
        <ChoiceBox key={kind} kind={kind} {...choice} />
      ))}
    </div>
  )
}

type PartProps = Pick<VoluntaryChoicesProps, 'given' | 'isFixed'> & Choice

const ChoiceBox = ({
  kind,
  given: { wants },
  isFixed,
  saving,
  choose,
}: PartProps & { kind: VoluntaryKind }) => (
  <Checkbox
    label={useTexts(consentTexts).wordings[kind]}
    checked={saving === kind ? !wants[kind] : wants[kind]}
    disabled={isFixed}
    aria-disabled={isFixed ? undefined : saving !== undefined}
    onChange={({ target }) => choose(kind, target.checked)}
  />
)
