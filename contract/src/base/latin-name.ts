const otherLetter = /(?!\p{Script=Latin})\p{L}/u

/** Whether a name has letters that officials here cannot read. */
export const hasOtherLetters = (name: string): boolean => otherLetter.test(name)
