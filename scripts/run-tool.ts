import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'

export interface ToolRun {
  readonly code: number
  /** Standard output and error, interleaved as they came. */
  readonly output: string
}

const root = join(import.meta.dirname, '..')

/** Runs the command-line tool of an installed package (or a program, by its full path) on this very Node, whatever `node` the shell would find. */
export async function runTool(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ToolRun> {
  const bin = isAbsolute(tool) ? tool : join(root, 'node_modules', '.bin', tool)
  if (!existsSync(bin)) throw new Error(`${tool}: not installed. Run \`npm ci\` first.`)
  const script = isScript(bin)
  const child = spawn(script ? process.execPath : bin, script ? [bin, ...args] : args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}

const isScript = (bin: string) => readFileSync(bin).subarray(0, 64).toString('latin1').startsWith('#!/usr/bin/env node')
