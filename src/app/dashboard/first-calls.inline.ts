import { getGetUserInfoUrl } from '../../../generated/customer/customer.ts';
import { getListIspPlansUrl } from '../../../generated/isp/isp.ts';
import { getGetBandwidthUrl } from '../../../generated/proxies/proxies.ts';
import { askEarly } from '../../api/early-answers.ts';
import { config } from '../../config.ts';
import { storedToken } from '../../platform/stored-token.ts';
import { namesIsp } from './mode.ts';

// Asks for what a customer sees first before the scripts have come; they take the answers.
const token = storedToken();
const isIsp = namesIsp(new URLSearchParams(location.search));
const paths = [getGetUserInfoUrl(), isIsp ? getListIspPlansUrl() : getGetBandwidthUrl()];
const urls = paths.map((path) => config.apiBaseUrl + path);
if (token !== '') askEarly(token, urls);
