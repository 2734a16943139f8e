// Runs on a thread of `renderOnThread`: reading the fonts takes a fifth of a second, in which nobody would be served.
import { serveTasks } from '../serve-tasks.ts'

export interface RenderTask {
  module: string
  input: unknown
}

interface RenderModule {
  render(input: unknown): Promise<Uint8Array>
}

serveTasks(async ({ module, input }: RenderTask) => {
  const { render }: RenderModule = await import(module)
  return render(input)
})
