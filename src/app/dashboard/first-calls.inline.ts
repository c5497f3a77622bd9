import { getGetUserInfoUrl } from '../../../generated/customer/customer.ts';
import { getListIspPlansUrl } from '../../../generated/isp/isp.ts';
import { getGetBandwidthUrl } from '../../../generated/proxies/proxies.ts';
import { askEarly } from '../../api/early-answers.ts';
import { config } from '../../config.ts';
import { storedToken } from '../../platform/stored-token.ts';
import { namesIsp } from './mode.ts';

// Asks for what a customer sees first before the scripts have come; they take the answers. Loads the ISP tab's code too.
const token = storedToken();
// Only a shop that sells ISP plans has the template.
const ispTab = namesIsp(new URLSearchParams(location.search))
  ? document.getElementById('isp-tab')
  : null;
const paths = [getGetUserInfoUrl(), ispTab ? getListIspPlansUrl() : getGetBandwidthUrl()];
const urls = paths.map((path) => config.apiBaseUrl + path);
if (token !== '') {
  askEarly(token, urls);
  if (ispTab instanceof HTMLTemplateElement) document.head.append(ispTab.content);
}
