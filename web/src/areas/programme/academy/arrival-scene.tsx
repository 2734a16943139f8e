import './arrival-scene.css'
import type { PageTexts } from '@academy/contract/site/site-texts/register'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ArrivalMap } from './arrival-map.tsx'
import { homeTexts } from './home-texts.ts'

/** How to get to the academy: a map, and its stops. */
export const ArrivalScene = ({ stops }: { stops: PageTexts<'home'>['arrival'] }) => {
  const texts = useTexts(homeTexts)
  return (
    <section className="home-section arrival-scene" aria-labelledby="arrival-title">
      <h2 id="arrival-title">{texts.arrival}</h2>
      <ArrivalMap stops={stops.items.length} />
      <ol lang={stops.lang}>
        {stops.items.map(({ title, paragraphs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two stops may have the same name, and none moves
          <li key={index}>
            <h3>{title}</h3>
            <p>{paragraphs.join(' ')}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
