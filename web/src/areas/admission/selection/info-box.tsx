import './info-box.css'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'

const FLAG = 'show-info-box'

const infoTexts = defineTexts({
  en: {
    title: 'How the selection works',
    points: [
      'Accept, decline or put on the waiting list as you like: the applicants do not see it, and you can change it at any time. The office sees it only if it decides or makes the selection final for you. Places that become free go to the waiting list, in your order.',
      'From the day after the application deadline you can make the selection final, as soon as everybody has a decision. Only then do the applicants hear from us.',
      'Everybody should have an answer no later than 14 days after the deadline.',
      'An application appears here when its handling fee is paid. New ones appear automatically.',
    ],
    dismiss: 'Got it, do not show this again',
    show: 'How the selection works',
  },
  de: {
    title: 'So wählen Sie aus',
    points: [
      'Nehmen Sie an, lehnen Sie ab oder setzen Sie auf die Warteliste, wie Sie möchten: Die Bewerberinnen und Bewerber sehen es nicht, und Sie können es jederzeit ändern. Das Büro sieht es nur, wenn es an Ihrer Stelle entscheidet oder endgültig speichert. Plätze, die frei werden, gehen in Ihrer Reihenfolge an die Warteliste.',
      'Am Tag nach dem Bewerbungsschluss können Sie die Auswahl endgültig speichern, sobald über alle entschieden ist. Erst dann hören die Bewerberinnen und Bewerber von uns.',
      'Spätestens 14 Tage nach dem Bewerbungsschluss sollen alle eine Antwort haben.',
      'Eine Bewerbung erscheint hier, wenn ihre Bearbeitungsgebühr bezahlt ist. Neue kommen von selbst dazu.',
    ],
    dismiss: 'Verstanden, nicht mehr zeigen',
    show: 'So wählen Sie aus',
  },
})

// Storage can be blocked: then the box is shown each time.
const remembered = (): boolean => {
  try {
    return localStorage.getItem(FLAG) !== 'false'
  } catch {
    return true
  }
}
const remember = (isShown: boolean) => {
  try {
    localStorage.setItem(FLAG, String(isShown))
  } catch {
    // Then it lasts as long as the page.
  }
}

/** Explains the selection until dismissed. */
export const InfoBox = () => {
  const texts = useTexts(infoTexts)
  const [isShown, setShown] = useState(remembered)
  const button = useRef<HTMLButtonElement>(null)
  const show = (next: boolean) => {
    remember(next)
    // The pressed button is gone: focus the one that reverts it.
    flushSync(() => setShown(next))
    button.current?.focus({ preventScroll: true })
  }
  if (!isShown)
    return (
      <TextButton ref={button} className="info-box-show" onClick={() => show(true)}>
        {texts.show}
      </TextButton>
    )
  return (
    <aside className="info-box" aria-labelledby="info-box-title">
      <h2 id="info-box-title">{texts.title}</h2>
      <ul>
        {texts.points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <TextButton ref={button} onClick={() => show(false)}>
        {texts.dismiss}
      </TextButton>
    </aside>
  )
}
