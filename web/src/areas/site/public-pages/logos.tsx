import './logos.css'
import type { LogoMark } from '@academy/contract/site/site-texts/about-texts'

interface Drawing {
  path: string
  face: 'serif' | 'sans'
}

const drawings: Record<LogoMark, Drawing> = {
  shield: {
    face: 'sans',
    path: 'M6 4h40v26c0 12-10 18-20 22C16 48 6 42 6 30Zm4 4v12l32 14V8Zm0 17v5c0 8 6 13 13 16l10-12Z',
  },
  drop: {
    face: 'sans',
    path: 'M26 3c9 13 17 20 17 31a17 17 0 0 1-34 0C9 23 17 16 26 3ZM14 32c6-5 10 5 16 0 4-3 6-2 8 0 0 8-5 13-12 13s-12-5-12-13Z',
  },
  temple: {
    face: 'serif',
    path: 'M4 18 26 5l22 13v4H4ZM8 26h6v16H8ZM19 26h6v16h-6ZM29 26h6v16h-6ZM40 26h6v16h-6ZM4 45h44v5H4Z',
  },
  circle: {
    face: 'serif',
    path: 'M26 4a24 24 0 1 1 0 48 24 24 0 1 1 0-48Zm0 4a20 20 0 1 0 0 40 20 20 0 1 0 0-40Zm-3 6h6v5h-6Zm0 9h6v19h-6Zm-8 5h4v9h-4Zm18 0h4v9h-4Z',
  },
  church: {
    face: 'serif',
    path: 'M24 2h4v6h6v4h-6v6a18 18 0 0 1 16 18v16H8V36a18 18 0 0 1 16-18v-6h-6V8h6ZM18 52h16V38a8 8 0 0 0-16 0Z',
  },
  mountains: {
    face: 'sans',
    path: 'M2 42 18 16l8 12 7-9 17 23ZM2 46h48v4H2ZM40 4a5 5 0 1 1 0 10 5 5 0 1 1 0-10Z',
  },
  keys: {
    face: 'serif',
    path: 'M4 8h44v40H4Zm3 3v34h7V34h-2V11Zm10 23v11h8V34h-2V11h-4v23Zm11 0v11h7V34h-2V11h-4v23Zm10 0v11h7V11h-5v23Z',
  },
  lyre: {
    face: 'sans',
    path: 'M8 6c10 4 6 12 6 22a12 12 0 0 0 24 0c0-10-4-18 6-22v5c-5 3-1 9-1 17a17 17 0 0 1-15 17v5h8v3H16v-3h8v-5A17 17 0 0 1 9 28c0-8 4-14-1-17ZM16 14h20v3H16ZM20 19h2v17h-2ZM25 19h2v19h-2ZM30 19h2v17h-2Z',
  },
}

const isMark = (mark: string | undefined): mark is LogoMark => mark !== undefined && mark in drawings

// Beyond this length a line is squeezed into the drawing.
const MAX_LETTERS = 17
const LINE_WIDTH = 152

/** Splits a name at the space that makes its lines most even. A short name is one line. */
const linesOf = (name: string): string[] => {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  if (name.length <= 12 || spaces.length === 0) return [name]
  const longest = (at: number) => Math.max(at, name.length - at - 1)
  const best = spaces.reduce((one, other) => (longest(other) < longest(one) ? other : one))
  return [name.slice(0, best), name.slice(best + 1)]
}

/** The logo of an organization: a drawing of the set and its name in one or two lines. */
export const Logo = ({ name, mark }: { name: string; mark: string | undefined }) => {
  const { path, face } = drawings[isMark(mark) ? mark : 'circle']
  const lines = linesOf(name)
  return (
    <svg className={`logo logo-${face}`} viewBox="0 0 220 56" role="img" aria-label={name}>
      <path fillRule="evenodd" d={path} />
      {lines.map((line, index) => (
        <text
          key={line}
          x="64"
          y={lines.length === 1 ? 34 : 24 + index * 21}
          {...(line.length > MAX_LETTERS && { textLength: LINE_WIDTH, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {line}
        </text>
      ))}
    </svg>
  )
}
