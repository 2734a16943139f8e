import { checkReadiness, failedParts } from './areas/office/maintenance/health.ts'
import type { Config } from './base/config.ts'
import { metricsCollector } from './base/metrics/collect.ts'
import type { Services } from './base/services.ts'
import { StartRefusal } from './base/start-refusal.ts'
import { startProbeServer } from './http/probe-server.ts'
import { programVersion } from './open.ts'

/** Opens the port for metrics and probes, in every role. */
export const openProbes = async (
  { port, host }: NonNullable<Config['metrics']>,
  sources: Omit<Parameters<typeof metricsCollector>[0], 'version'>,
  services: Services,
) => {
  const { collect, stop } = metricsCollector({ ...sources, version: await programVersion() })
  const check = async () => {
    const parts = await checkReadiness(services)
    return { isReady: failedParts(parts).length === 0, parts }
  }
  const server = await startProbeServer({ port, host, collect, check }).catch(cause => {
    stop()
    throw new StartRefusal(`METRICS_PORT ${port} cannot be used: ${cause.message}`, { cause })
  })
  return {
    port: server.port,
    stop: async () => {
      stop()
      await server.stop()
    },
  }
}
