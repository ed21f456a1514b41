import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

/** How to start the Chromium that this machine has, in the words of Playwright's launch options. */
export interface BrowserLaunch {
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Without these Chromium calls home at every start, and the tests depend on a network that they do not need. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-quic',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
]

/**
 * CHROME_PATH, else the headless Chromium inside the npm package `@sparticuz/chromium` where it runs, else a Chromium or
 * Chrome on the PATH. The package comes first because the lock file pins it, and because it has no window to draw: an
 * installed Chromium opens a whole one, with pages of its own, for every test, and takes nearly twice the time.
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const named = process.env['CHROME_PATH']
  if (named === undefined && process.platform === 'linux' && process.arch === 'x64') return packagedBrowser(quiet)
  const installed = named ?? onPath()
  if (installed === undefined) throw new Error('No Chromium found. Install one, or point CHROME_PATH at it.')
  if (!isExecutable(installed)) throw new Error(`CHROME_PATH: ${installed} cannot be run. Point it at a Chromium or unset it.`)
  return { executablePath: installed, args: isRoot() ? [...quiet, '--no-sandbox'] : quiet, env: environment() }
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Unpacked once, beside the package that carries it, so that `npm ci` also renews it. Two runs may unpack at once: the first rename wins. */
async function packagedBrowser(args: string[]): Promise<BrowserLaunch> {
  const manifest = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packed = join(dirname(manifest), '..', 'bin')
  const folder = join(packed, '..', '..', '..', '.cache', 'packaged-chromium')
  if (!existsSync(folder)) await unpack(packed, folder)
  const env = {
    ...environment(),
    // The libraries and the font that the package carries for machines without any of their own.
    LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter),
    FONTCONFIG_FILE: join(folder, fontsConfig),
    HOME: process.env['HOME'] || folder,
  }
  return { executablePath: join(folder, 'chromium'), args: [...args, '--no-sandbox', '--disable-gpu'], env }
}

const fontsConfig = 'bottega-fonts.conf'

/** The package's own configuration names folders of a cloud machine; without a font every text is 0 px high. */
const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

async function unpack(packed: string, folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  const unfinished = `${folder}-${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  // The package unpacks into os.tmpdir(), which is whatever TMPDIR says.
  const temporary = process.env['TMPDIR']
  process.env['TMPDIR'] = unfinished
  try {
    await Promise.all(['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'].map((file) => inflate(join(packed, file))))
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = temporary
  }
  writeFileSync(join(unfinished, fontsConfig), fontsOf(folder))
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

function environment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

const isRoot = () => process.getuid?.() === 0

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
