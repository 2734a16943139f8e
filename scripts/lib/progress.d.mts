export interface ProgressState {
  words: string
  done: number
  total: number
  /** Of a time that is expected; without it, things are counted. */
  unit?: 's'
}

interface Output {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

export const lineWithBar: (state: ProgressState, columns?: number) => string
export const plainLine: (state: ProgressState) => string
export const progressOn: (stream: Output) => {
  begin(state: () => ProgressState): () => void
  write(text: string): void
}
