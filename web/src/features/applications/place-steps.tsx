import './application-state.css'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/i18n/texts.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

/** The next steps for participants: fee, bed, concert. */
export const PlaceSteps = () => {
  const { steps } = useTexts(withdrawalTexts)
  return (
    <>
      <p className="place-steps-title">{steps.title}</p>
      <ul className="place-steps">
        <li>
          <Link to="/user">{steps.pay}</Link>
        </li>
        <li>
          <Link to="/user/acomodation">{steps.book}</Link>
        </li>
        <li>
          <Link to="/user/concert">{steps.concert}</Link>
        </li>
      </ul>
    </>
  )
}
