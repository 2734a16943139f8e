import './hero.css'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import type { PageTexts } from '@academy/contract/site/site-texts/register'
import { yearOf } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePublicPath } from '../../../base/public-path.ts'
import { useSite } from '../../../base/site.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Facts, type NextConcert } from './facts.tsx'
import type { HomeLead } from './home-order.ts'
import { Landscape } from './landscape.tsx'
import { academyTexts } from './texts.ts'

/** A longer name is set in smaller letters, so that the picture stays on the first screen. */
const SHORT_NAME = 20

interface HeroProps {
  academy: Academy | null
  /** Missing if the texts could not be loaded. */
  tagline?: PageTexts<'home'>['tagline']
  concert?: NextConcert | undefined
  /** Where the first button leads. */
  lead?: HomeLead
}

/** The top of the home page. Without an academy it shows the place of the site, and no date. */
export const Hero = ({ academy, tagline, concert, lead = 'masterclasses' }: HeroProps) => {
  const texts = useTexts(academyTexts)
  const { siteName, place } = useSite()
  const placeName = academy?.place_name ?? place
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>
          <span className="hero-name">
            {academy
              ? `${siteName} ${yearOf(academy.start_date_academy)}`
              : placeName
                ? siteName
                : texts.welcome}
          </span>{' '}
          <span
            className={
              placeName && placeName.length <= SHORT_NAME ? 'hero-place' : 'hero-place hero-place-long'
            }
          >
            {placeName || siteName}
          </span>
        </h1>
        {tagline && (
          <p className="hero-tagline" lang={tagline.lang}>
            {tagline.text}
          </p>
        )}
        {academy && <Facts academy={academy} concert={concert} />}
        {academy && <Buttons academy={academy} concert={concert} lead={lead} />}
      </div>
      <Landscape />
    </section>
  )
}

type ButtonsProps = Required<Pick<HeroProps, 'lead'>> & Pick<HeroProps, 'concert'> & { academy: Academy }

const Buttons = ({ academy, concert, lead }: ButtonsProps) => {
  const texts = useTexts(academyTexts)
  const publicPath = usePublicPath()
  return (
    <div className="hero-buttons">
      {lead === 'dates' && <ButtonAnchor href="#dates">{texts.datesAndPrices}</ButtonAnchor>}
      {lead === 'concert' && <ToConcert concert={concert} />}
      {lead === 'thanks' && <ButtonAnchor href="#thanks">{texts.nextYear}</ButtonAnchor>}
      <ButtonLink look={lead === 'masterclasses' ? 'default' : 'quiet'} to={publicPath('/masterclasses')}>
        {texts.masterclasses}
      </ButtonLink>
      {academy.festival_url && (
        <ButtonAnchor look="quiet" href={academy.festival_url}>
          {texts.festival}
        </ButtonAnchor>
      )}
    </div>
  )
}

const ToConcert = ({ concert }: Pick<HeroProps, 'concert'>) => {
  const texts = useTexts(academyTexts)
  if (!concert) return <ButtonLink to="/concerts">{texts.concerts}</ButtonLink>
  return (
    <ButtonLink to="/concerts/$concertId" params={{ concertId: String(concert.id) }}>
      {concert.is_today ? texts.tonight : texts.nextConcert}
    </ButtonLink>
  )
}
