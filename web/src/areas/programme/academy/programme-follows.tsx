import './programme-follows.css'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { academyTexts } from './texts.ts'

/** Replaces the masterclasses until an academy is announced. */
export const ProgrammeFollows = () => {
  const texts = useTexts(academyTexts).programmeFollows
  return (
    <section className="programme-follows" aria-labelledby="programme-follows-title">
      <h2 id="programme-follows-title">{texts.heading}</h2>
      <p>{texts.text}</p>
      <ButtonLink to="/contact">{texts.contact}</ButtonLink>
    </section>
  )
}
