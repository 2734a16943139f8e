export type Tool =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'link'
  | 'undo'
  | 'redo'

const drawings: Record<Tool, string> = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7ZM7 12h7a3.5 3.5 0 0 1 0 7H7Z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  heading: 'M5 5v14M13 5v14M5 12h8M17 9l3-2v12',
  subheading: 'M5 7v12M11 7v12M5 13h6M15 11.5c0-3 5-3 5 0 0 2.5-5 4-5 7.500h5',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 4.500l1.500-.5v5M3.500 14h3l-3 4.500h3',
  quote: 'M5 6v12M9 8h11M9 12h11M9 16h7',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
}

export const ToolDrawing = ({ tool }: { tool: Tool }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[tool]} />
  </svg>
)
