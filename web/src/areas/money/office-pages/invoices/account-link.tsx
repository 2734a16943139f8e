import '../../../../ui/button.css'
import { Link } from '@tanstack/react-router'
import { defineTexts, useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { Note } from '../../../../ui/note.tsx'

const accountTexts = defineTexts({
  en: {
    open: 'Association and account',
    noIban: 'There is no account yet.',
    noIbanHint:
      'Without an IBAN invoices carry neither the account nor the code to scan, and nobody knows where to pay.',
    enterIban: 'Enter the account',
  },
  de: {
    open: 'Verein und Konto',
    noIban: 'Es ist noch kein Konto eingetragen.',
    noIbanHint:
      'Ohne IBAN stehen auf den Rechnungen weder das Konto noch der Code zum Scannen, und niemand weiß, wohin die Zahlung geht.',
    enterIban: 'Konto eintragen',
  },
})

/** Leads to the association, which issues the invoices; a note warns while it has no account. */
export const AccountLink = ({ hasAccount }: { hasAccount: boolean }) => {
  const texts = useTexts(accountTexts)
  if (hasAccount)
    return (
      <Link className="button button-quiet" to={paths.AssociationAdmin}>
        {texts.open}
      </Link>
    )
  return (
    <Note title={texts.noIban}>
      <p>{texts.noIbanHint}</p>
      <Link className="button" to={paths.AssociationAdmin}>
        {texts.enterIban}
      </Link>
    </Note>
  )
}
