import './logos.css'

/** The logo of an organization and its name in one or two lines. */
export interface LogoDrawing {
  lines: string[]
  mark: string
  face: 'serif' | 'sans'
}

export const Logo = ({ lines, mark, face }: LogoDrawing) => (
  <svg className={`logo logo-${face}`} viewBox="0 0 220 56" role="img" aria-label={lines.join(' ')}>
    <path fillRule="evenodd" d={mark} />
    {lines.map((line, index) => (
      <text key={line} x="64" y={lines.length === 1 ? 34 : 24 + index * 21}>
        {line}
      </text>
    ))}
  </svg>
)

export const sponsors: LogoDrawing[] = [
  {
    lines: ['Land Kargau', 'Kultur'],
    face: 'sans',
    mark: 'M6 4h40v26c0 12-10 18-20 22C16 48 6 42 6 30Zm4 4v12l32 14V8Zm0 17v5c0 8 6 13 13 16l10-12Z',
  },
  {
    lines: ['Lautenkar', 'Energie'],
    face: 'sans',
    mark: 'M26 3c9 13 17 20 17 31a17 17 0 0 1-34 0C9 23 17 16 26 3ZM14 32c6-5 10 5 16 0 4-3 6-2 8 0 0 8-5 13-12 13s-12-5-12-13Z',
  },
  {
    lines: ['Talbank', 'Amselzell'],
    face: 'serif',
    mark: 'M4 18 26 5l22 13v4H4ZM8 26h6v16H8ZM19 26h6v16h-6ZM29 26h6v16h-6ZM40 26h6v16h-6ZM4 45h44v5H4Z',
  },
  {
    lines: ['Interpretia'],
    face: 'serif',
    mark: 'M26 4a24 24 0 1 1 0 48 24 24 0 1 1 0-48Zm0 4a20 20 0 1 0 0 40 20 20 0 1 0 0-40Zm-3 6h6v5h-6Zm0 9h6v19h-6Zm-8 5h4v9h-4Zm18 0h4v9h-4Z',
  },
]

export const partners: LogoDrawing[] = [
  {
    lines: ['Stift', 'Amselzell'],
    face: 'serif',
    mark: 'M24 2h4v6h6v4h-6v6a18 18 0 0 1 16 18v16H8V36a18 18 0 0 1 16-18v-6h-6V8h6ZM18 52h16V38a8 8 0 0 0-16 0Z',
  },
  {
    lines: ['Naturpark', 'Lautenkar'],
    face: 'sans',
    mark: 'M2 42 18 16l8 12 7-9 17 23ZM2 46h48v4H2ZM40 4a5 5 0 1 1 0 10 5 5 0 1 1 0-10Z',
  },
  {
    lines: ['Klavierhaus', 'Föhrer'],
    face: 'serif',
    mark: 'M4 8h44v40H4Zm3 3v34h7V34h-2V11Zm10 23v11h8V34h-2V11h-4v23Zm11 0v11h7V34h-2V11h-4v23Zm10 0v11h7V11h-5v23Z',
  },
  {
    lines: ['Musikuniversität', 'Birkenfurt'],
    face: 'sans',
    mark: 'M8 6c10 4 6 12 6 22a12 12 0 0 0 24 0c0-10-4-18 6-22v5c-5 3-1 9-1 17a17 17 0 0 1-15 17v5h8v3H16v-3h8v-5A17 17 0 0 1 9 28c0-8 4-14-1-17ZM16 14h20v3H16ZM20 19h2v17h-2ZM25 19h2v19h-2ZM30 19h2v17h-2Z',
  },
]
