import type { Country } from '@academy/contract/base/person-fields'
import { showAlert } from '../../../base/alerts.ts'
import { countryOptions } from '../../../base/country-options.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { PersonalDataForm, type PersonalDataFormProps } from './personal-data-form.tsx'
import { profileTexts } from './texts.ts'

interface PersonalDataDialogProps extends Omit<PersonalDataFormProps, 'countries'> {
  countries: readonly Country[]
  title?: string
  /** Why it opened, if not by the user. */
  intro?: string
  isOpen: boolean
  onClose: () => void
}

/** Closes once the page shows the saved data. */
export const PersonalDataDialog = ({
  title,
  intro,
  isOpen,
  onClose,
  countries,
  onSaved,
  profile,
  ...form
}: PersonalDataDialogProps) => {
  const { personal: texts } = useTexts(profileTexts)
  const locale = useLocale()
  const close: typeof onSaved = async saved => {
    await onSaved(saved)
    onClose()
    const before = profile.pending_email ?? profile.email
    const after = saved.pending_email ?? saved.email
    if (after === before) showAlert('success', texts.saved)
    else showAlert('successDismiss', texts.savedWithEmail(after))
  }
  return (
    <ModalDialog isOpen={isOpen} onClose={onClose} title={title ?? texts.edit}>
      {intro && <p className="personal-data-intro">{intro}</p>}
      <PersonalDataForm
        {...form}
        profile={profile}
        countries={countryOptions(countries, locale)}
        onSaved={close}
      />
    </ModalDialog>
  )
}
