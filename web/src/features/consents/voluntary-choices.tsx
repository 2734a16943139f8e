import './consents.css'
import { type VoluntaryKind, voluntaryKinds } from '@academy/contract/consents/kinds'
import type { Consents } from '@academy/contract/consents/schemas'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useSaveFailure } from '../../lib/use-save-failure.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { consentTexts } from './texts.ts'

interface VoluntaryChoicesProps {
  wants: Consents['wants']
  isFixed?: boolean
  /** Saves the choice and reloads. */
  onChoose: (kind: VoluntaryKind, is_given: boolean) => Promise<void>
}

/** One checkbox for each voluntary consent, saved at once. */
export const VoluntaryChoices = ({ wants, isFixed = false, onChoose }: VoluntaryChoicesProps) => {
  const texts = useTexts(consentTexts)
  const fail = useSaveFailure()
  // Shown as chosen while it is being saved.
  const [saving, setSaving] = useState<VoluntaryKind>()
  const choose = async (kind: VoluntaryKind, is_given: boolean) => {
    setSaving(kind)
    try {
      await onChoose(kind, is_given)
      showAlert('success', texts.saved)
    } catch (error) {
      fail(error)
    }
    setSaving(undefined)
  }
  return (
    <div className="consent-choices">
      {voluntaryKinds.map(kind => (
        <Checkbox
          key={kind}
          label={texts.wordings[kind]}
          checked={saving === kind ? !wants[kind] : wants[kind]}
          disabled={isFixed}
          aria-disabled={saving !== undefined}
          onChange={({ target }) => saving === undefined && void choose(kind, target.checked)}
        />
      ))}
    </div>
  )
}
