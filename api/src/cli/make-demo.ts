import { clockFrom } from '../base/clock.ts'
import { makeDemo } from '../demo/make-demo.ts'
import { madeDemoFile, mayHaveData, programVersion } from '../open.ts'
import { command } from './command.ts'

/** Makes the demo of today for the first start that follows, unless that start has data or makes its own. */
command(async (_, config) => {
  const archive = madeDemoFile(config)
  if (!archive || config.isProduction || config.s3 || (await mayHaveData(config))) return
  const { now, today } = clockFrom(config.clockStart)
  await makeDemo(archive, { version: await programVersion(), today: today() }, now())
})
