import './consents.css'
import '../../ui/text-button.css'
import type { VoluntaryKind } from '@academy/contract/consents/kinds'
import type { Consents } from '@academy/contract/consents/schemas'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import { formatLongInstant } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useSaveFailure } from '../../lib/use-save-failure.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { useVersionText } from './consent-list.tsx'
import { consentTexts } from './texts.ts'

interface VoluntaryChoicesProps {
  given: Consents
  isFixed?: boolean
  /** For the office, which reads about somebody else. */
  wording?: { saved: string; newsBasis: string }
  /** Saves the choice and reloads. */
  onChoose: (kind: VoluntaryKind, is_given: boolean) => Promise<void>
}

interface Choice {
  /** Shown as chosen while it is being saved. */
  saving: VoluntaryKind | undefined
  choose: (kind: VoluntaryKind, is_given: boolean) => void
}

/** One checkbox for each voluntary consent, saved at once, and what holds for news. */
export const VoluntaryChoices = ({ given, isFixed = false, wording, onChoose }: VoluntaryChoicesProps) => {
  const texts = useTexts(consentTexts)
  const fail = useSaveFailure()
  const [saving, setSaving] = useState<VoluntaryKind>()
  const save = async (kind: VoluntaryKind, is_given: boolean) => {
    setSaving(kind)
    try {
      await onChoose(kind, is_given)
      showAlert('success', wording?.saved ?? texts.saved)
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
    <>
      <div className="consent-choices">
        <ChoiceBox kind="photos" {...choice} />
        <ChoiceBox kind="recordings" {...choice} />
      </div>
      <News basis={wording?.newsBasis ?? texts.news.basis} {...choice} />
    </>
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
    aria-disabled={saving !== undefined}
    onChange={({ target }) => choose(kind, target.checked)}
  />
)

/** News come without a consent until somebody objects; who wants them again consents. */
const News = ({ basis, ...props }: PartProps & { basis: string }) => {
  const { news: texts } = useTexts(consentTexts)
  const locale = useLocale()
  const versionOf = useVersionText()
  const { given, isFixed, saving, choose } = props
  const latest = given.consents.find(({ kind }) => kind === 'news')
  const state = () => {
    if (latest?.withdrawn_at) {
      const refused = latest.is_withdrawn_by_office ? texts.refusedByOffice : texts.refused
      return refused(formatLongInstant(latest.withdrawn_at, locale))
    }
    if (latest?.given_at) return texts.agreed(formatLongInstant(latest.given_at, locale), versionOf(latest))
    return texts.notRefused
  }
  return (
    <>
      <h3>{texts.title}</h3>
      <p>{basis}</p>
      <p>
        <strong>{state()}</strong>{' '}
        {given.wants.news && !isFixed && (
          <button
            type="button"
            className="text-button"
            aria-disabled={saving !== undefined}
            onClick={() => choose('news', false)}
          >
            {texts.refuse}
          </button>
        )}
      </p>
      {!given.wants.news && (
        <div className="consent-choices">
          <ChoiceBox kind="news" {...props} />
        </div>
      )}
    </>
  )
}
