import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, SETTINGS, describeSettings, readConfig } from '../src/config.ts';

const faultsOf = (environment: Readonly<Record<string, string>>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('the configuration', () => {
  it('works without a single variable', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 8081,
      host: '127.0.0.1',
      dataFolder: resolve('data'),
      baseUrl: 'http://localhost:8081',
      graphBase: 'http://localhost:8081/graph',
      logLevel: 'info',
    });
    expect(config.threads).toBeGreaterThanOrEqual(1);
  });

  it('derives the base URL from the port, and the graph base from the base URL', () => {
    expect(readConfig({ ARKIVE_PORT: '9000' }).baseUrl).toBe('http://localhost:9000');
    const config = readConfig({ ARKIVE_PORT: '9000', ARKIVE_BASE_URL: 'https://arkive.example/api/' });
    expect(config).toMatchObject({
      baseUrl: 'https://arkive.example/api',
      graphBase: 'https://arkive.example/api/graph',
    });
    expect(readConfig({ ARKIVE_GRAPH_BASE: 'https://id.example' }).graphBase).toBe('https://id.example');
  });

  it('counts an empty variable as absent', () => {
    expect(readConfig({ ARKIVE_PORT: '', ARKIVE_HOST: ' ' })).toEqual(readConfig({}));
  });

  it.each([
    ['ARKIVE_PORT', '0'],
    ['ARKIVE_PORT', '65536'],
    ['ARKIVE_PORT', '80.5'],
    ['ARKIVE_PORT', '0x50'],
    ['ARKIVE_HOST', 'a b'],
    ['ARKIVE_DATA', 'a\0b'],
    ['ARKIVE_BASE_URL', 'localhost:8081'],
    ['ARKIVE_BASE_URL', 'ftp://a'],
    ['ARKIVE_BASE_URL', 'https://a/?b'],
    ['ARKIVE_GRAPH_BASE', 'https://'],
    ['ARKIVE_THREADS', '0'],
    ['ARKIVE_THREADS', '65'],
    ['ARKIVE_LOG_LEVEL', 'loud'],
    ['ARKIVE_CLIENT_REQUESTS', '-1'],
    ['ARKIVE_ADDRESS_REQUESTS', '1000000'],
    ['ARKIVE_PROXIES', 'proxy.example'],
    ['ARKIVE_PROXIES', '192.0.2.0/33'],
    ['ARKIVE_S3_BUCKET', 'No_Bucket'],
    ['ARKIVE_S3_ENDPOINT', 's3.example'],
    ['ARKIVE_S3_REGION', 'EU West'],
    ['ARKIVE_S3_PATH_STYLE', 'true'],
    ['ARKIVE_S3_PREFIX', 'a b'],
  ])('refuses %s=%s and gives the rule', (variable, value) => {
    const rule = Object.values(SETTINGS).find((setting) => setting.variable === variable)?.description ?? variable;
    expect(faultsOf({ [variable]: value })).toBe(`${variable}=${JSON.stringify(value)}: ${rule}`);
  });

  it('names every fault at once', () => {
    expect(faultsOf({ ARKIVE_PORT: 'x', ARKIVE_THREADS: 'y' }).split('\n')).toHaveLength(2);
  });

  it('is described variable by variable, with the defaults that it has', () => {
    const text = describeSettings();
    const config: Readonly<Record<string, unknown>> = { ...readConfig({}) };
    for (const [name, { variable, defaultText, parse }] of Object.entries(SETTINGS)) {
      expect(text).toContain(variable);
      // Words, and `none`, tell what is so without the variable; anything else is what one could write there.
      if (!defaultText.includes(' ') && defaultText !== 'none') expect(parse(defaultText)).toBe(config[name]);
    }
  });
});
