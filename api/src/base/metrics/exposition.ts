type Labels = Record<string, string | number>

/** A metric with its values, as Prometheus reads it. */
export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  /** The ending of the name, for the parts of a histogram. */
  values: { labels?: Labels; value: number; suffix?: '_bucket' | '_sum' | '_count' }[]
}

const escaped = (value: string | number) =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labelText = (labels: Labels = {}) => {
  const list = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return list.length > 0 ? `{${list.join(',')}}` : ''
}

/** Writes metrics in the text format of Prometheus. */
export const exposition = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(({ name, help, type, values }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...values.map(({ labels, value, suffix = '' }) => `${name}${suffix}${labelText(labels)} ${value}`),
    ])
    .join('\n')
    .concat('\n')

/** A gauge with one value. */
export const gauge = (name: string, help: string, value: number | null): Metric => ({
  name,
  help,
  type: 'gauge',
  values: value === null ? [] : [{ value }],
})

/** A gauge with a value for each key of a record, under this label. */
export const gauges = (
  name: string,
  help: string,
  label: string,
  values: Record<string, number>,
): Metric => ({
  name,
  help,
  type: 'gauge',
  values: Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value })),
})
