import { STATE_TABLE } from './state-table.ts'

const NAMES = new Map(STATE_TABLE.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]))
/**
 * The Italian name of a code of ICAO Doc 9303-3, § 5, as the table of the Alloggiati portal spells it ('D' is GERMANIA,
 * 'GBD' REGNO UNITO, 'XXA' APOLIDE). `undefined` for a code that is not a state's: organisations such as UNO or EUE too.
 */
export const stateName = (code: string): string | undefined => NAMES.get(code.replaceAll('<', '').trim().toUpperCase())
