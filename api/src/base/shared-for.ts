/** Returns the same answer to all who ask within this time. A failure is not kept. */
export const sharedFor = <T>(milliseconds: number, read: () => Promise<T>, now: () => number = Date.now) => {
  let answer: Promise<T> | undefined
  let until = 0
  return (): Promise<T> => {
    if (answer && now() < until) return answer
    until = now() + milliseconds
    const reading = read()
    answer = reading
    reading.catch(() => {
      if (answer === reading) answer = undefined
    })
    return reading
  }
}
