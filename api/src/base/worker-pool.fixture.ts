import { serveTasks } from './serve-tasks.ts'

const hang = () => {
  for (;;);
}

let tasks = 0
const commands: Record<string, () => unknown> = {
  hang,
  never: () => new Promise(() => {}),
  fail: () => {
    throw new Error('no such word')
  },
  die: () => process.exit(3),
  throw: () => {
    setImmediate(() => {
      throw new Error('thrown outside of the task')
    })
    return new Promise(() => {})
  },
  fill: () => {
    const kept: unknown[] = []
    for (;;) kept.push(Array.from({ length: 1_000 }, () => ({})))
  },
  function: () => hang,
  tasks: () => tasks,
}

serveTasks(async (word: string) => {
  tasks++
  return commands[word] ? commands[word]() : word.toUpperCase()
})
