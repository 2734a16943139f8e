import { dayInVienna, formatLongDay } from '../../base/format.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { paths } from '../../base/pages/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Note } from '../../ui/note.tsx'

const noteTexts = defineTexts({
  en: {
    title: 'Your account needs a second factor',
    text: (day: string) =>
      `From ${day} on you can only log in with a second factor: an authenticator app or a passkey. Setting it up takes two minutes.`,
    setUp: 'Set it up',
  },
  de: {
    title: 'Ihr Konto braucht einen zweiten Faktor',
    text: day =>
      `Ab ${day} können Sie sich nur mehr mit einem zweiten Faktor einloggen: mit einer Authenticator-App oder einem Passkey. Das Einrichten dauert zwei Minuten.`,
    setUp: 'Einrichten',
  },
})

/** Says from when on the account needs a second factor. */
export const FactorNote = ({ from }: { from: string }) => {
  const texts = useTexts(noteTexts)
  return (
    <Note title={texts.title}>
      <p>{texts.text(formatLongDay(dayInVienna(from), useLocale()))}</p>
      <ButtonLink look="quiet" to={paths.Access} hash="second-factor">
        {texts.setUp}
      </ButtonLink>
    </Note>
  )
}
