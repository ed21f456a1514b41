import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, QueryResult, UnknownRow } from 'kysely'

/** PostgreSQL hands whole numbers out as texts, because JavaScript's are shorter; those of accounts are short enough. */
export class WholeNumbers implements KyselyPlugin {
  readonly #columns: ReadonlySet<string>
  constructor(columns: Iterable<string>) {
    this.#columns = new Set(columns)
  }

  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return { ...result, rows: result.rows.map((row) => this.#read(row)) }
  }

  #read(row: UnknownRow): UnknownRow {
    return Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key, typeof value === 'string' && this.#columns.has(key) ? Number(value) : value]),
    )
  }
}
