import './portrait.css'
import type { PortraitAddresses } from '@academy/contract/programme/teachers/portrait'

/** How wide a portrait is shown in each place; browsers choose the file by it. */
const SIZES = {
  // On a phone the picture covers a box that is higher than its ratio.
  card: '(width < 30rem) 40vw, (width < 40rem) 11rem, 15rem',
  voice: '(width < 30rem) 26vw, 7.5rem',
  main: '(width < 48rem) 90vw, 20rem',
}

interface PortraitProps {
  portrait: PortraitAddresses
  place: keyof typeof SIZES
  /** Below the fold, so it can load lazily. */
  isBelow?: boolean
}

/** Decorative for screen readers, because the name is beside it. */
export const Portrait = ({ portrait: { small, sources }, place, isBelow = false }: PortraitProps) => (
  <picture className="portrait-formats">
    {sources.map(({ type, srcset }) => (
      <source key={type} type={type} srcSet={srcset} sizes={SIZES[place]} />
    ))}
    <img
      className="portrait"
      src={small}
      alt=""
      width="200"
      height="250"
      loading={isBelow ? 'lazy' : undefined}
      decoding={isBelow ? 'async' : undefined}
      fetchPriority={place === 'main' ? 'high' : undefined}
    />
  </picture>
)
