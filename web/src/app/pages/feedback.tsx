import '../../ui/button.css'
import './page.css'
import './feedback.css'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/i18n/texts.ts'
import { paths } from '../paths.ts'
import { feedbackTexts } from './feedback-texts.ts'

/** What a link to the survey shows as long as no survey is open. */
export const Feedback = () => {
  const texts = useTexts(feedbackTexts)
  return (
    <div className="page feedback-closed">
      <h1>
        <span className="page-kicker">{texts.kicker}</span> {texts.title}
      </h1>
      <p className="page-lead">{texts.lead}</p>
      <p>{texts.write}</p>
      <Link className="button" to={paths.Contact}>
        {texts.toContact}
      </Link>
    </div>
  )
}
