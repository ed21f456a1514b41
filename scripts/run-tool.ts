import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'

export interface ToolRun {
  readonly code: number
  /** Standard output and error, interleaved as they came. */
  readonly output: string
  /** True where it was ended because nothing came from it any more. */
  readonly isStuck: boolean
}

const root = join(import.meta.dirname, '..')

export interface ToolLimits {
  /** Milliseconds without a word of output after which the run counts as stuck and is ended. Without it a tool may be silent for ever. */
  readonly silence?: number
}

/** Runs the command-line tool of an installed package (or a program, by its full path) on this very Node, whatever `node` the shell would find. */
export async function runTool(
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  { silence }: ToolLimits = {},
): Promise<ToolRun> {
  const bin = isAbsolute(tool) ? tool : join(root, 'node_modules', '.bin', tool)
  if (!existsSync(bin)) throw new Error(`${tool}: not installed. Run \`npm ci\` first.`)
  const script = isScript(bin)
  const child = spawn(script ? process.execPath : bin, script ? [bin, ...args] : args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  let isStuck = false
  const end = () => {
    isStuck = true
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), graceOfTheStuck).unref()
  }
  const watch = silence === undefined ? undefined : setTimeout(end, silence)
  const keep = (chunk: Buffer) => {
    chunks.push(chunk)
    if (!isStuck) watch?.refresh()
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', keep)
  return new Promise<ToolRun>((resolve, reject) => {
    const tell = (code: number | null) => resolve({ code: isStuck ? 1 : (code ?? 1), output: Buffer.concat(chunks).toString(), isStuck })
    child.once('error', reject)
    child.once('close', tell)
    // Children of a tool that was ended may hold its output open after it is gone.
    child.once('exit', (code) => isStuck && tell(code))
  }).finally(() => clearTimeout(watch))
}

/** Milliseconds that a stuck tool has to close what it opened (a browser, a folder) before it is killed. */
const graceOfTheStuck = 10_000

const isScript = (bin: string) => readFileSync(bin).subarray(0, 64).toString('latin1').startsWith('#!/usr/bin/env node')
